// Which display a television with a code is offered first. Pure.

interface Open {
  displayGuid: string;
  isConnected: boolean;
}

/**
 * The preferred display unless some device shows it already; then the first that nobody shows. Empty: there is none.
 */
export function freeDisplay(
  displays: readonly { guid: string }[],
  screens: readonly Open[],
  chosen: string | null,
): string {
  const isFree = ({ guid }: { guid: string }) =>
    !screens.some(({ displayGuid, isConnected }) => isConnected && displayGuid === guid);
  const first = displays.find(({ guid }) => guid === chosen);
  const free = first && isFree(first) ? first : displays.find(isFree);
  return (free ?? first ?? displays[0])?.guid ?? '';
}
