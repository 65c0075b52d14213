// Legal actions come as one line, a tree of words in which a beginning that neighbours share is written once:
// `lay (hat (a1 a2)) stop` are `lay hat a1`, `lay hat a2` and `stop`.

/** Characters of the longest action there is. */
const LONGEST = 200;

const PART = /^(\(?)([^()]+)(\)*)$/;

/** The actions that a tree holds, in their order; throws where it is none. */
export function unfold(tree: string): string[] {
  const texts: string[] = [];
  const stems = [""];
  let goesOn = false;
  for (const part of tree ? tree.split(" ") : []) {
    const [, opens, word, closes] = PART.exec(part) ?? garbage();
    if (opens) stems.push(goesOn ? `${texts.pop()} ` : garbage());
    const text = stems.at(-1)! + word;
    if (closes!.length >= stems.length || text.length > LONGEST) garbage();
    texts.push(text);
    stems.length -= closes!.length;
    goesOn = !closes;
  }
  return stems.length > 1 ? garbage() : texts;
}

function garbage(): never {
  throw new Error("the legal actions are not a tree of words");
}
