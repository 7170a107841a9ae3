// The editor is large, so it is loaded when somebody opens a letter; its place is reserved.

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
