// That a program goes on stage without marks is asked once: a tab that keeps nothing asks again after it is reloaded.

const keyOf = (program: string) => `rampa.unmarked.${program}`;

const answered = new Set<string>();

export function isAnswered(program: string): boolean {
  if (answered.has(program)) return true;
  try {
    return sessionStorage.getItem(keyOf(program)) !== null;
  } catch {
    return false;
  }
}

export function keepAnswer(program: string): void {
  answered.add(program);
  try {
    sessionStorage.setItem(keyOf(program), '1');
  } catch {
    // It stands in the set.
  }
}
