export interface Numbers {
  passed: number;
  failed: number;
  skipped: number;
  note?: string;
  /** What failed, by file and title, and below each the beginning of its reason. */
  names?: string[];
  /** The same of what passed only on its second try and is borne. */
  unsteady?: string[];
}

/** What makes this runner write its report into the folder, and what answers its numbers afterwards. */
export function reportOf(
  runner: 'vitest' | 'playwright',
  folder: string,
): { args: string[]; env: Record<string, string>; read(code: number | null): Numbers };
