// A text that matches a regular expression; covers what the contract's patterns use.

import type { Chance } from '../client/seeded.ts';

type Part = (chance: Chance) => string;

const CLASSES: Record<string, string> = { d: '0-9', w: 'A-Za-z0-9_', s: ' ' };

export function textOf(pattern: RegExp, chance: Chance): string {
  return new Reader(pattern.source).all()(chance);
}

class Reader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  all(): Part {
    const options = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at++;
      options.push(this.#sequence());
    }
    return (chance) => chance.pick(options)(chance);
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) parts.push(this.#repeated());
    return (chance) => parts.map((part) => part(chance)).join('');
  }

  #repeated(): Part {
    const part = this.#one();
    const rest = this.#source.slice(this.#at);
    const counted = /^(?:\{(\d+)(,?)(\d*)\}|[*+?])\??/.exec(rest);
    if (!counted) return part;
    this.#at += counted[0].length;
    const [all, from, comma, to] = counted;
    const least = from ? Number(from) : all.startsWith('+') ? 1 : 0;
    const most = from ? (comma ? Number(to || least + 5) : least) : all.startsWith('?') ? 1 : least + 5;
    return (chance) => Array.from({ length: chance.whole(least, most) }, () => part(chance)).join('');
  }

  #one(): Part {
    const sign = this.#source[this.#at++]!;
    if (sign === '^' || sign === '$') return () => '';
    if (sign === '.') return () => 'а';
    if (sign === '(') {
      this.#at += /^\?(?::|=|!|<\w+>)/.exec(this.#source.slice(this.#at))?.[0].length ?? 0;
      const inner = this.all();
      this.#at++;
      return inner;
    }
    if (sign === '[') return this.#set();
    if (sign !== '\\') return () => sign;
    const escaped = this.#source[this.#at++]!;
    return CLASSES[escaped] ? oneOf(expanded(CLASSES[escaped])) : () => escaped;
  }

  #set(): Part {
    const end = /[^\\]\]/.exec(this.#source.slice(this.#at - 1))!.index + this.#at;
    const inside = this.#source.slice(this.#at, end);
    this.#at = end + 1;
    const isNot = inside.startsWith('^');
    const signs = expanded(inside.slice(isNot ? 1 : 0).replace(/\\([dws])/g, (_, name: string) => CLASSES[name]!));
    return isNot ? oneOf([...'абвгabc123'].filter((sign) => !signs.includes(sign))) : oneOf(signs);
  }
}

function expanded(set: string): string[] {
  const signs: string[] = [];
  for (const [all, first, last] of set.matchAll(/\\?(.)(?:-(.))?/gsu)) {
    if (!last) signs.push(...(all.endsWith('-') && first !== '-' ? [first!, '-'] : [first!]));
    else
      for (let code = first!.codePointAt(0)!; code <= last.codePointAt(0)!; code++)
        signs.push(String.fromCodePoint(code));
  }
  return signs;
}

function oneOf(signs: readonly string[]): Part {
  return (chance) => chance.pick(signs);
}
