// Where a new call stands: beside the call of its prefix that is most like it, and so where its topic is.

import { Refusal, type Tree } from './tree.ts';

export interface Neighbour {
  /** The file of the contract. */
  file: string;
  constant: string;
}

const CALL = /export const (\w+) = defineCall\(\{\s+id: '(\w+)\/(\w+)'[\s\S]*?\n\}\);\n/g;

/** The last of the calls that name the same kind of guid, else of those that share most words. Null: the first of its prefix. */
export function neighbourOf(tree: Tree, prefix: string, name: string, names: string): Neighbour | null {
  const own = nounsOf(name);
  let best: (Neighbour & { score: number }) | null = null;
  const files = tree
    .find('libs/contract/calls/*.ts')
    .toSorted((one, other) => count(tree, other, prefix) - count(tree, one, prefix));
  for (const file of files)
    for (const [text, constant, ofPrefix, called] of tree.read(file).matchAll(CALL)) {
      if (ofPrefix !== prefix) continue;
      const isOfKind = names !== 'competition' && text.includes(`guidOf('${names}')`);
      const score = (isOfKind ? 10 : 0) + nounsOf(called!).filter((word) => own.includes(word)).length;
      // Among equals the last of the file with most calls of the prefix.
      if (!best || score > best.score || (score === best.score && file === best.file))
        best = { file, constant: constant!, score };
    }
  return best && { file: best.file, constant: best.constant };
}

/** The call that was asked for. */
export function neighbourNamed(tree: Tree, id: string): Neighbour {
  for (const file of tree.find('libs/contract/calls/*.ts'))
    for (const [, constant, prefix, name] of tree.read(file).matchAll(CALL))
      if (`${prefix}/${name}` === id) return { file, constant: constant! };
  throw new Refusal(`The contract has no ${id}`);
}

const count = (tree: Tree, file: string, prefix: string): number => tree.read(file).split(`id: '${prefix}/`).length - 1;

/** `HideUploadedFile` → Uploaded, File: the first word is what is done. */
const nounsOf = (name: string): string[] => [...name.matchAll(/[A-Z]?[a-z\d]+/g)].map(([word]) => word).slice(1);

/** Inserts behind the neighbour's call; `text` itself where it has none. */
export function behindCall(text: string, neighbour: Neighbour | null, added: string): string {
  const call = [...text.matchAll(CALL)].find(([, constant]) => constant === neighbour?.constant);
  const end = call ? call.index + call[0].length : text.length;
  return `${text.slice(0, end).trimEnd()}\n\n${added}\n${text.slice(end)}`;
}

/** Inserts behind the neighbour's handler in a controller, else at its end. */
export function behindHandler(text: string, neighbour: Neighbour | null, added: string): string {
  const at = neighbour ? text.indexOf(`@Call(${neighbour.constant})`) : -1;
  const end = at < 0 ? text.lastIndexOf('}') : text.indexOf('\n  }\n', at) + '\n  }\n'.length;
  return `${text.slice(0, end).trimEnd()}\n\n${added}${text.slice(end)}`;
}
