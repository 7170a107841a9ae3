// The editor is large: it is asked for once somebody opens a letter, and its place is kept until it is there.

import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { LetterEditorProps } from './LetterEditorForm.tsx';

const Editor = lazy(async () => ({ default: (await import('./LetterEditorForm.tsx')).LetterEditor }));

export function LetterEditor(props: LetterEditorProps) {
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}
