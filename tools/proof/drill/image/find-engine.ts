import { Unable } from '../unable.ts';
import { buildahEngine, hasBuildah } from './buildah.ts';
import type { Engine } from './engine.ts';

export async function findEngine(home: string, say: (line: string) => void): Promise<Engine> {
  if (hasBuildah()) return buildahEngine(home, say);
  throw new Unable('Чтобы собрать образ и запустить его процессы, нужны Linux, права root и программа buildah.');
}
