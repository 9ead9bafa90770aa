// Short, soft, wooden: a knock is a burst of filtered noise over a low tone that dies away at once.
import { settings, type Timbre } from './settings.svelte';

export type Sound = 'place' | 'mill' | 'capture' | 'win' | 'end' | 'notice' | 'begin' | 'low';

interface Knock {
  pitch: number; // Hz
  loud: number; // 0..1
  after: number; // seconds
}
const knocks: Record<Sound, readonly Knock[]> = {
  place: [{ pitch: 210, loud: 0.5, after: 0 }],
  mill: [
    { pitch: 210, loud: 0.45, after: 0 },
    { pitch: 290, loud: 0.35, after: 0.09 },
  ],
  capture: [
    { pitch: 210, loud: 0.45, after: 0 },
    { pitch: 150, loud: 0.4, after: 0.11 },
  ],
  win: [
    { pitch: 180, loud: 0.4, after: 0 },
    { pitch: 230, loud: 0.4, after: 0.12 },
    { pitch: 310, loud: 0.45, after: 0.24 },
  ],
  end: [
    { pitch: 180, loud: 0.4, after: 0 },
    { pitch: 150, loud: 0.4, after: 0.14 },
    { pitch: 120, loud: 0.4, after: 0.28 },
  ],
  notice: [{ pitch: 340, loud: 0.25, after: 0 }],
  // Ten seconds are left.
  low: [
    { pitch: 420, loud: 0.4, after: 0 },
    { pitch: 420, loud: 0.4, after: 0.18 },
  ],
  begin: [
    { pitch: 210, loud: 0.45, after: 0 },
    { pitch: 210, loud: 0.3, after: 0.16 },
    { pitch: 340, loud: 0.4, after: 0.32 },
  ],
};

// What the knock is made on: how high it is, how long it rings, how much of it is noise.
const timbres: Record<Timbre, { high: number; length: number; noise: number }> = {
  wood: { high: 1, length: 0.12, noise: 1 },
  stone: { high: 2.4, length: 0.07, noise: 1.4 },
  felt: { high: 0.6, length: 0.16, noise: 0.3 },
};

let context: AudioContext | undefined;

function knock(audio: AudioContext, { pitch, loud, after }: Knock): void {
  const start = audio.currentTime + after;
  const { high, length, noise: share } = timbres[settings.timbre];
  const gain = audio.createGain();
  gain.gain.setValueAtTime((loud * settings.volume) / 10, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);

  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch * high * 1.5, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * high, start + 0.03);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length);

  const frames = Math.ceil(audio.sampleRate * 0.02);
  const noise = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < frames; n++) samples[n] = share * (Math.random() * 2 - 1) * (1 - n / frames);
  const burst = audio.createBufferSource();
  burst.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * high * 6;
  burst.connect(filter).connect(gain);
  burst.start(start);
}

// A context may begin suspended, and be so again after a pause: what comes soon after is heard all the same, and what
// the browser lets through only much later is not.
const stillNews = 1000; // ms
function awake(audio: AudioContext, then: () => void): void {
  const asked = Date.now();
  void audio
    .resume()
    .then(() => {
      if (Date.now() - asked < stillNews) then();
    })
    .catch(() => undefined);
}

export function play(sound: Sound): void {
  if (settings.vibrate) navigator.vibrate?.(sound === 'low' ? [60, 80, 60] : 30);
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Before the first touch of the page the browser keeps it silent, and complains of who tries.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive === false) return;
  const audio = (context ??= new AudioContext());
  const knockAll = () => knocks[sound].forEach((one) => knock(audio, one));
  if (audio.state === 'running') knockAll();
  else awake(audio, knockAll);
}
