// Lines for people who watch the terminal beside the screens.

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

let isWatched = true;

/** Nobody watches, so nothing is printed. */
export function unwatched(): void {
  isWatched = false;
}

export function say(line: string): void {
  if (isWatched) process.stdout.write(`${line}\n`);
}

/** An event of this moment. */
export function tell(line: string): void {
  say(`${clock.format(new Date())}  ${line}`);
}

/** A detail of the line before. */
export function add(line: string): void {
  say(`          ${line}`);
}

/** «Громова Л. П.» → surname alone, so that lines stay short. */
export function surname(fullName: string): string {
  return fullName.split(' ')[0]!;
}
