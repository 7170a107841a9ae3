// What the person at the terminal reads.

const NBSP = '\u00a0';
const HEARTBEAT = 20_000;

export const say = (line = '') => process.stdout.write(`${line}\n`);

/** «0,4 с», «1 мин 12 с» */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1).replace('.', ',')}${NBSP}с`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}${NBSP}с` : `${Math.floor(whole / 60)}${NBSP}мин ${whole % 60}${NBSP}с`;
}

/** Runs one step, showing that it goes on: a running clock on a terminal, a line now and then elsewhere. */
export async function step(title, work) {
  const start = Date.now();
  const live = process.stdout.isTTY;
  const elapsed = () => duration(Date.now() - start);
  process.stdout.write(live ? `  … ${title}` : `  … ${title}\n`);
  const beat = setInterval(
    () => process.stdout.write(live ? `\r  … ${title} ${elapsed()} ` : `    ${title}: прошло ${elapsed()}\n`),
    live ? 1000 : HEARTBEAT,
  );
  const over = (sign, note) => {
    clearInterval(beat);
    process.stdout.write(`${live ? '\r\u001b[K' : ''}  ${sign} ${title}${note ? `: ${note}` : ''} (${elapsed()})\n`);
  };
  try {
    const answer = await work((note) => process.stdout.write(`${live ? '\r\u001b[K' : ''}    ${note}\n`));
    over('✓', typeof answer === 'string' ? answer : '');
    return answer;
  } catch (error) {
    over('✗', '');
    throw error;
  }
}
