// Fields, menus and notes of the kit change their own state while they are put into the page: their id, the element that
// they hang on. React draws such changes at once and whole, so a page was drawn twice in one task. Here ids stand from the
// beginning, and what a closed menu hangs on is told in a transition. Lists of choices, a hundred time zones among them,
// are made when somebody comes to their field. ADR 20 says why.

import type { Plugin } from 'vite';

interface Change {
  of: RegExp;
  from: string;
  to: string;
}

/** What hangs open from its first drawing is told at once. */
const unhurried = (isOpen: string, then: string, start: string) =>
  `(${isOpen} ? (tell) => tell() : ${start})(() => ${then})`;

const DROPDOWN = /\/@mantine\/core\/esm\/components\/Combobox\/ComboboxDropdown\/ComboboxDropdown\.mjs$/;

/** A list is in the page before it opens, so that the keyboard finds its lines; those of a field nobody is in are not. */
const LIST_ON_FOCUS = `
  const ctx = useComboboxContext();
  const { dropdownOpened, targetRef } = ctx.store;
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = targetRef.current;
    if (isNear || !target) return;
    const come = () => setNear(true);
    if (target.contains(document.activeElement)) return come();
    target.addEventListener('focusin', come, { once: true });
    return () => target.removeEventListener('focusin', come);
  }, [isNear, targetRef]);
  if (!isNear && !dropdownOpened) return null;
`;

export const CHANGES: readonly Change[] = [
  {
    of: /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/,
    from: 'setUuid(randomId());',
    to: '',
  },
  {
    of: /\/@mantine\/core\/esm\/components\/Popover\/Popover\.mjs$/,
    from: '\t\tsetTargetNode(node);',
    to: unhurried('popover.opened', 'setTargetNode(node)', 'startTransition') + ';',
  },
  {
    of: /\/@mantine\/core\/esm\/components\/Popover\/Popover\.mjs$/,
    from: 'import { useCallback, useRef, useState } from "react";',
    to: 'import { startTransition, useCallback, useRef, useState } from "react";',
  },
  {
    of: /\/@floating-ui\/react\/dist\/floating-ui\.react\.mjs$/,
    from: 'setDomReference(node);',
    to: unhurried('options.open', 'setDomReference(node)', 'React.startTransition') + ';',
  },
  {
    of: /\/@floating-ui\/react-dom\/dist\/floating-ui\.react-dom\.mjs$/,
    from: '_setReference(node);',
    to: unhurried('open', '_setReference(node)', 'React.startTransition') + ';',
  },
  {
    of: DROPDOWN,
    from: 'import { useComboboxContext } from "../Combobox.context.mjs";',
    to: 'import { useComboboxContext } from "../Combobox.context.mjs";\nimport { useEffect, useState } from "react";',
  },
  { of: DROPDOWN, from: '\tconst ctx = useComboboxContext();', to: LIST_ON_FOCUS },
];

/** Another version of the kit says so here: what it does by then is looked at anew. */
export function drawnOnce(): Plugin {
  return {
    name: 'kit-drawn-once',
    enforce: 'pre',
    transform(code, id) {
      const changes = CHANGES.filter(({ of }) => of.test(id));
      if (changes.length === 0) return null;
      for (const { from } of changes)
        if (code.split(from).length !== 2)
          this.error(`${id} is not what it was: «${from}» stands there no more, or twice`);
      return { code: changes.reduce((all, { from, to }) => all.replace(from, () => to), code), map: null };
    },
  };
}
