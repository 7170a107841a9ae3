// The program that a stage page's address asks for, and the one that is open standing in it: a reload, a bookmark and a
// link that is sent on open the same.

const NAME = 'competitionProgramGuid';

export function askedProgram(): string | null {
  return new URLSearchParams(location.search).get(NAME);
}

/** Null: none is open. Everything else in the address stays, and so does the history. */
export function showProgram(programGuid: string | null): void {
  const query = new URLSearchParams(location.search);
  if (query.get(NAME) === programGuid) return;
  if (programGuid === null) query.delete(NAME);
  else query.set(NAME, programGuid);
  const text = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`);
}
