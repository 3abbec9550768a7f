/** Small sounds, made here: no files, nothing to load. */
import { tastes } from '../lib/tastes.svelte';

export type Sound = 'turn' | 'piece' | 'coins' | 'press' | 'refused' | 'chat' | 'end';

/** Each sound is a few notes: pitch in Hz, start and length in seconds, and how loud. */
type Note = readonly [pitch: number, start: number, length: number, loud: number];

const SCORES: Record<Sound, readonly Note[]> = {
  turn: [
    [587, 0, 0.18, 0.12],
    [880, 0.12, 0.3, 0.1],
  ],
  piece: [[220, 0, 0.06, 0.1]],
  coins: [
    [1480, 0, 0.07, 0.05],
    [1760, 0.06, 0.07, 0.05],
    [2093, 0.12, 0.12, 0.05],
  ],
  press: [
    [330, 0, 0.05, 0.2],
    [165, 0.03, 0.25, 0.16],
  ],
  refused: [[140, 0, 0.16, 0.1]],
  chat: [[988, 0, 0.08, 0.05]],
  end: [
    [523, 0, 0.25, 0.1],
    [659, 0.18, 0.25, 0.1],
    [784, 0.36, 0.5, 0.1],
  ],
};

let context: AudioContext | null = null;

/** Browsers keep a page silent until somebody has touched it, and phones after every call. */
function wake(): void {
  if (!tastes.sound || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
}

for (const touch of ['click', 'keydown']) addEventListener(touch, wake, true);

/** A sound before the first touch is not worth a queue. */
export function play(sound: Sound): void {
  if (!tastes.sound || context?.state !== 'running') return;
  for (const note of SCORES[sound]) ring(context, note);
}

function ring(audio: AudioContext, [pitch, start, length, loud]: Note): void {
  const from = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
