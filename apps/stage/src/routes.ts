// The pages of the stage. Each is entered by its own address and none links to another, so a table is the router.

import type { ComponentType } from 'react';
import type { PageProps } from './page-props.ts';

export interface Route {
  pattern: RegExp;
  title: string;
  load(): Promise<{ default: ComponentType<PageProps> }>;
  /** The page can start without a connection. */
  isKept: boolean;
}

export const ROUTES: readonly Route[] = [
  {
    pattern: /^\/judge(?:\/([^/]+))?\/ratings\/?$/,
    title: 'Лист оценок – Портал для проведения фестивалей',
    load: () => import('./pages/judge.tsx'),
    isKept: true,
  },
  {
    pattern: /^\/presenter(?:\/([^/]+))?\/programs\/?$/,
    title: 'Кабинет ведущего – Портал для проведения фестивалей',
    load: () => import('./pages/presenter.tsx'),
    isKept: true,
  },
  {
    pattern: /^\/public\/display(?:\/([^/]+))?\/?$/,
    title: 'Экран зала – Портал для проведения фестивалей',
    load: () => import('./pages/display.tsx'),
    // A television switched on before its network shows a dark page instead of the browser's error.
    isKept: true,
  },
];

export function routeOf(path: string): { route: Route; param: string | null } | null {
  for (const route of ROUTES) {
    const match = route.pattern.exec(path);
    if (match) return { route, param: match[1] === undefined ? null : decoded(match[1]) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
