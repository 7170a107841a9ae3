// Tells people who can replace a picture that its recorded file did not load.

import { useEffect, useState } from 'react';
import { failureText } from '@rampa/kernel';
import './picture-lost.css';

/** Whether the picture of this address did not come; `tell` goes to its `onError`. */
export function usePictureLost(address: string | null): [isLost: boolean, tell: () => void] {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => setLost(null), [address]);
  return [address !== null && lost === address, () => setLost(address)];
}

export function PictureLost() {
  return (
    <span className="r-picture-lost" role="status">
      {failureText('fileLost')}
    </span>
  );
}
