// As much of Markdown as a rules page needs: headings, paragraphs and lists.

interface Part {
  title: string;
  text: string[];
}

/** Reads a page into its parts; what comes before the first of them, its title left out, is the opening. */
export function read(page: string): { opening: string[]; parts: Part[] } {
  const parts: Part[] = [{ title: "", text: [] }];
  for (const block of blocks(page)) {
    const heading = /^(#+)\s+(.*)$/.exec(block);
    if (!heading) parts.at(-1)!.text.push(block);
    else if (heading[1] !== "#") parts.push({ title: heading[2]!, text: [] });
  }
  const [first, ...rest] = parts;
  return { opening: first!.text, parts: rest };
}

/** Headings, paragraphs and items of lists, each in one line. */
function blocks(page: string): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const line of page.split(/\r?\n/).map((line) => line.trim())) {
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    const isHeading = line.startsWith("#");
    if (isHeading || item) found.push(item?.[1] ?? line);
    else if (line && isOpen) found.push(`${found.pop()} ${line}`);
    else if (line) found.push(line);
    isOpen = line !== "" && !isHeading;
  }
  return found;
}
