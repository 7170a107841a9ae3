// An answer as it travels (`value`, `valueArray`, `valueGuids` and what is said of each chosen line), and as it is kept.

import type { Answer, FieldKind } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

export interface SentAnswer {
  /** Text. */
  value?: string | undefined;
  /** Range: both ends. */
  valueArray?: readonly string[] | undefined;
  /** ReferenceBook: chosen lines. Attachment: files. */
  valueGuids?: readonly Guid[] | undefined;
  sumIntFields?: readonly (number | null)[] | undefined;
  sumStringFields?: readonly string[] | undefined;
}

/** Null: nothing is answered, and what was answered goes. Blank text is nothing; half a Range is kept. */
export function answerOf(kind: FieldKind, sent: SentAnswer): Answer | null {
  switch (kind) {
    case 'Text': {
      const text = sent.value ?? '';
      return text.trim() === '' ? null : { t: text };
    }
    case 'ReferenceBook': {
      const items = sent.valueGuids ?? [];
      if (items.length === 0) return null;
      return {
        i: [...items],
        ...(sent.sumIntFields ? { q: items.map((_, at) => sent.sumIntFields?.[at] ?? null) } : {}),
        ...(sent.sumStringFields ? { s: items.map((_, at) => sent.sumStringFields?.[at] ?? '') } : {}),
      };
    }
    case 'Attachment': {
      const files = sent.valueGuids ?? [];
      return files.length === 0 ? null : { f: [...files] };
    }
    case 'Range': {
      const [a = '', b = ''] = sent.valueArray ?? [];
      return a.trim() === '' && b.trim() === '' ? null : { a: a.trim(), b: b.trim() };
    }
  }
}

export interface ToldAnswer {
  value: string;
  valueArray: string[];
  valueGuids: Guid[];
  sumIntFields: (number | null)[];
  sumStringFields: string[];
}

/** `value` of a Range is not empty only with both ends, as the portal counts a filled one. */
export function toldAnswer(answer: Answer | null | undefined): ToldAnswer {
  const nothing: ToldAnswer = { value: '', valueArray: [], valueGuids: [], sumIntFields: [], sumStringFields: [] };
  if (!answer) return nothing;
  if ('t' in answer) return { ...nothing, value: answer.t };
  if ('f' in answer) return { ...nothing, value: answer.f.join(','), valueGuids: [...answer.f] };
  if ('a' in answer) {
    const isWhole = answer.a !== '' && answer.b !== '';
    return { ...nothing, value: isWhole ? `${answer.a} – ${answer.b}` : '', valueArray: [answer.a, answer.b] };
  }
  const { i, q = [], s = [] } = answer;
  return { ...nothing, valueGuids: [...i], sumIntFields: [...q], sumStringFields: [...s] };
}

/** Equal but for the revision that wrote it, which is no part of it. */
export function plainAnswer(answer: Answer | undefined): Answer | null {
  if (!answer) return null;
  if ('t' in answer) return { t: answer.t };
  if ('f' in answer) return { f: answer.f };
  if ('a' in answer) return { a: answer.a, b: answer.b };
  return { i: answer.i, ...(answer.q ? { q: answer.q } : {}), ...(answer.s ? { s: answer.s } : {}) };
}
