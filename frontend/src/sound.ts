/** Short sounds of paper and wood, made here, off until the reader wants them. */
import { settings } from './settings';

export type Sound = 'paper' | 'sweep' | 'die' | 'turn' | 'chime' | 'edge';

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context;
  const now = out.currentTime;
  if (kind === 'paper') rustle(out, now, 0.07, 0.16);
  else if (kind === 'sweep') rustle(out, now, 0.3, 0.14);
  else if (kind === 'chime') knock(out, now, 660, 0.06);
  else if (kind === 'edge') knock(out, now, 130, 0.3);
  else if (kind === 'die') {
    for (const [nth, after] of [0, 0.13, 0.24, 0.33, 0.46].entries()) knock(out, now + after, 300 - 22 * nth, 0.2);
  } else {
    for (const [nth, after] of [0, 0.16].entries()) knock(out, now + after, 420 + 140 * nth, 0.16);
  }
}

/** Paper: a breath of filtered noise. */
function rustle(audio: AudioContext, at: number, length: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 3200;
  filter.Q.value = 0.7;
  source
    .connect(filter)
    .connect(fading(audio, at, length, loud))
    .connect(audio.destination);
  source.start(at);
}

/** Wood: a low tone that dies at once. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.09);
  tone.connect(fading(audio, at, 0.1, loud)).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.12);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}
