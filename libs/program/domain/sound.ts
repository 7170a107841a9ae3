// Recordings of a program: how a file is called in the order of the program, and whether it is as long as was planned.

/** People round a length to five seconds when they type it. */
const NEAR_S = 5;

/** Seconds by which the recording is longer (or, below zero, shorter) than planned; 0: as planned, or nobody knows. */
export function lengthDifference(plannedS: number, recordedS: number | null): number {
  if (plannedS <= 0 || recordedS === null) return 0;
  const difference = recordedS - plannedS;
  return Math.abs(difference) <= NEAR_S ? 0 : difference;
}

export interface SoundItem {
  performer: string;
  collective: string;
  pieceTitle: string;
  title: string;
}

/** «Берёзка, Калинка» */
export function soundTitle({ performer, collective, pieceTitle, title }: SoundItem): string {
  return [performer || collective, pieceTitle].filter(Boolean).join(', ') || title || 'без названия';
}

/** Without its ending: «007 Берёзка, Калинка», of several files «007-2 Берёзка, Калинка». `place` from one. */
export function recordingName(item: SoundItem, { place, of, file, files }: Placed): string {
  const digits = Math.max(3, String(of).length);
  const part = files > 1 ? `-${file}` : '';
  return `${String(place).padStart(digits, '0')}${part} ${soundTitle(item)}`;
}

interface Placed {
  /** Among the performances, and how many these are. */
  place: number;
  of: number;
  file: number;
  files: number;
}

/** The ending of a file's name; «bin» where it has none. */
export function endingOf(name: string): string {
  const [, ending] = /\.([\p{L}\p{N}]{1,8})$/u.exec(name) ?? [];
  return (ending ?? 'bin').toLowerCase();
}
