// Wood and paint, drawn in code: grain, brush strokes, and the number of cubes on every side of a bar.

import { CanvasTexture, SRGBColorSpace } from "three";

/** Pixels a cube. */
const CUBE = 128;

/** The same grain every time: a picture that changes by itself looks broken. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement("canvas");
  [element.width, element.height] = [width, height];
  return [element, element.getContext("2d")!];
}

function finished(element: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(element);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function strokes(pen: CanvasRenderingContext2D, width: number, height: number, seed: number, strength: number): void {
  const next = chance(seed);
  for (let line = 0; line < height / 1.6; line += 1) {
    const y = next() * height;
    const [from, length] = [next() * width - 40, 40 + next() * width];
    pen.strokeStyle = next() < 0.55 ? `rgb(40 22 6 / ${next() * strength})` : `rgb(255 250 235 / ${next() * strength})`;
    pen.lineWidth = 0.6 + next() * 1.8;
    pen.beginPath();
    pen.moveTo(from, y);
    pen.bezierCurveTo(
      from + length / 3,
      y + next() * 5 - 2.5,
      from + length / 1.5,
      y + next() * 5 - 2.5,
      from + length,
      y,
    );
    pen.stroke();
  }
}

/** A painted side along the grain, with a scored line between cubes and the number in the middle. */
export function longSide(size: number, paint: string, ink: string): CanvasTexture {
  const [element, pen] = canvas(size * CUBE, CUBE);
  pen.fillStyle = paint;
  pen.fillRect(0, 0, element.width, CUBE);
  strokes(pen, element.width, CUBE, 7 * size, 0.09);
  for (let cube = 1; cube < size; cube += 1) {
    pen.fillStyle = "rgb(30 16 4 / 26%)";
    pen.fillRect(cube * CUBE - 1.5, 0, 2, CUBE);
    pen.fillStyle = "rgb(255 250 235 / 18%)";
    pen.fillRect(cube * CUBE + 1, 0, 1.5, CUBE);
  }
  worn(pen, element.width, CUBE);
  number(pen, size, element.width / 2, CUBE / 2, paint, ink);
  return finished(element);
}

/** The end of a bar: the paint is thinner there, and the rings show through. */
export function endSide(size: number, paint: string, ink: string): CanvasTexture {
  const [element, pen] = canvas(CUBE, CUBE);
  const next = chance(31 * size);
  pen.fillStyle = paint;
  pen.fillRect(0, 0, CUBE, CUBE);
  for (let ring = 8; ring < 150; ring += 7 + next() * 6) {
    pen.strokeStyle = `rgb(40 22 6 / ${0.05 + next() * 0.07})`;
    pen.lineWidth = 1.5 + next() * 2;
    pen.beginPath();
    pen.arc(CUBE * 0.2, CUBE * 1.1, ring, 0, 2 * Math.PI);
    pen.stroke();
  }
  worn(pen, CUBE, CUBE);
  number(pen, size, CUBE / 2, CUBE / 2, paint, ink);
  return finished(element);
}

/** Edges where fingers have been. */
function worn(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.strokeStyle = "rgb(255 246 226 / 22%)";
  pen.lineWidth = 5;
  pen.strokeRect(0, 0, width, height);
}

function number(pen: CanvasRenderingContext2D, size: number, x: number, y: number, paint: string, ink: string): void {
  pen.fillStyle = paint;
  pen.beginPath();
  pen.arc(x, y, 38, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = ink;
  pen.globalAlpha = 0.75;
  pen.lineWidth = 4;
  pen.stroke();
  pen.fillStyle = ink;
  pen.globalAlpha = 0.92;
  pen.font = '600 54px "Zilla Slab", Rockwell, serif';
  inTheMiddle(pen, String(size), x, y);
  pen.globalAlpha = 1;
}

/** The figures of this font have heads and feet of different heights. */
function inTheMiddle(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  pen.textAlign = "center";
  const { actualBoundingBoxAscent: head, actualBoundingBoxDescent: foot } = pen.measureText(text);
  pen.fillText(text, x, y + (head - foot) / 2);
}

/** Bare planks, side by side along the truck. */
export function planks(columns: number, rows: number): CanvasTexture {
  const [element, pen] = canvas(columns * CUBE, rows * CUBE);
  const next = chance(11);
  const width = (rows * CUBE) / (rows * 2);
  for (let plank = 0; plank < rows * 2; plank += 1) {
    const shade = 0.92 + next() * 0.14;
    pen.fillStyle = `rgb(${176 * shade} ${128 * shade} ${78 * shade})`;
    pen.fillRect(0, plank * width, element.width, width);
    pen.save();
    pen.beginPath();
    pen.rect(0, plank * width, element.width, width);
    pen.clip();
    pen.translate(0, plank * width);
    strokes(pen, element.width, width, 100 + plank, 0.22);
    pen.restore();
    pen.fillStyle = "rgb(40 22 6 / 55%)";
    pen.fillRect(0, plank * width - 1.5, element.width, 3);
  }
  return finished(element);
}

/** A square to load on: pale inlaid wood with its name in a corner. */
export function square(name: string, seed: number): CanvasTexture {
  const [element, pen] = canvas(CUBE, CUBE);
  const shade = 0.97 + (seed % 3) * 0.02;
  pen.fillStyle = `rgb(${238 * shade} ${212 * shade} ${164 * shade})`;
  pen.fillRect(0, 0, CUBE, CUBE);
  strokes(pen, CUBE, CUBE, 500 + seed, 0.16);
  pen.strokeStyle = "rgb(90 56 20 / 70%)";
  pen.lineWidth = 5;
  pen.strokeRect(2.5, 2.5, CUBE - 5, CUBE - 5);
  pen.fillStyle = "rgb(74 46 16 / 80%)";
  pen.font = '600 30px "Zilla Slab", Rockwell, serif';
  pen.fillText(name, 12, CUBE - 14);
  return finished(element);
}

/** A plain painted plate with words on it. */
export function plate(text: string, paint: string, ink: string): CanvasTexture {
  const [element, pen] = canvas(CUBE, CUBE);
  pen.fillStyle = paint;
  pen.beginPath();
  pen.arc(CUBE / 2, CUBE / 2, CUBE / 2 - 2, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(CUBE / 2, CUBE / 2, CUBE / 2 - 9, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = ink;
  pen.font = '600 60px "Zilla Slab", Rockwell, serif';
  inTheMiddle(pen, text, CUBE / 2, CUBE / 2);
  return finished(element);
}
