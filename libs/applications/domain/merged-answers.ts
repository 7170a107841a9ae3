// What becomes of an answer when several lines of its book become one.

import type { Answer } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

interface Line {
  quantity: number | null;
  texts: string[];
}

/** The kept line stands where the first of them stood: quantities are added up, texts stand one behind another. Null: it names none of `from`. */
export function mergedAnswer(answer: Answer, from: ReadonlySet<Guid>, to: Guid): Answer | null {
  if (!('i' in answer) || !answer.i.some((item) => from.has(item))) return null;
  const lines = new Map<Guid, Line>();
  answer.i.forEach((was, at) => {
    const item = from.has(was) ? to : was;
    const line = lines.get(item) ?? { quantity: null, texts: [] };
    const [quantity, text] = [answer.q?.[at] ?? null, answer.s?.[at]?.trim() ?? ''];
    if (quantity !== null) line.quantity = (line.quantity ?? 0) + quantity;
    if (text !== '' && !line.texts.includes(text)) line.texts.push(text);
    lines.set(item, line);
  });
  const said = [...lines.values()];
  return {
    i: [...lines.keys()],
    ...(answer.q ? { q: said.map(({ quantity }) => quantity) } : {}),
    ...(answer.s ? { s: said.map(({ texts }) => texts.join('; ')) } : {}),
  };
}
