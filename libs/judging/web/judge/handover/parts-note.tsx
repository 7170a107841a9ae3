// A code of another tablet has been read here while nobody is signed in: it waits for the judge.

import { useState } from 'react';
import { waitingParts } from './inbox.ts';

export function PartsNote() {
  const [isWaiting] = useState(() => waitingParts().length > 0);
  if (!isWaiting) return null;
  return <p role="status">Код с оценками прочитан. Войдите по своей ссылке, чтобы принять их на этом устройстве.</p>;
}
