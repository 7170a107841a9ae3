// The interleaved run: in each round every peer has its turn, and the order moves on from round to round, so that
// neither a busy minute of the machine nor the warmth of the one before falls on the same peer each time. A first round
// warms everybody up and is not counted, unless it is the only one.

export type Sample = Record<string, number>;

export async function inTurns(
  peers: Record<string, () => Promise<Sample>>,
  rounds: number,
  say: (line: string) => void,
): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(Object.keys(peers).map((name) => [name, []]));
  const names = Object.keys(peers);
  for (let round = 0; round <= rounds; round++) {
    if (rounds > 0) say(round === 0 ? 'Разогрев' : `Круг ${round} из ${rounds}`);
    for (let place = 0; place < names.length; place++) {
      const name = names[(round + place) % names.length]!;
      const sample = await peers[name]!();
      if (round > 0 || rounds === 0) samples.get(name)!.push(sample);
    }
  }
  return samples;
}

/** One figure of some peers, as a report's rows. */
export function rowsOf(
  samples: Map<string, Sample[]>,
  figure: string,
  peers: readonly string[] = [...samples.keys()],
): { peer: string; samples: number[] }[] {
  return peers.map((peer) => ({ peer, samples: samples.get(peer)!.map((sample) => sample[figure]!) }));
}
