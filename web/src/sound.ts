// Cardboard, wood and tape, made of noise when they are needed.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function burst(seconds: number, pitch: number, sharpness: number, loudness: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const length = Math.floor(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

/** A piece is put on cardboard. */
export const put = (): void => burst(0.09, 320, 1.2, 0.5);
/** It is one's turn: a knock on wood. */
export const knock = (): void => burst(0.12, 720, 6, 0.6);
/** Tape is pulled over a finished box. */
export const tape = (): void => burst(0.5, 2600, 0.8, 0.18);
