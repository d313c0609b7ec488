/** Calling somebody to their turn: the title of the page, a sound we make, and a notice if they want one. */
import { likes } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

let audio: AudioContext | null = null;

/** Two soft notes, made here: no file is fetched for them. */
export function chime(): void {
  if (!likes.sound) return;
  try {
    audio ??= new AudioContext();
    const begin = audio.currentTime;
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, begin + i * 0.14);
      volume.gain.exponentialRampToValueAtTime(0.12, begin + i * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + i * 0.14 + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin + i * 0.14);
      tone.stop(begin + i * 0.14 + 0.55);
    }
  } catch {
    // A browser may refuse sound before the first touch: the title still tells.
  }
}

export function callToTurn(game: string): void {
  chime();
  if (likes.notices && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("web-your-turn"), { body: game, icon: "/icon.svg", tag: "turn" });
  }
}
