// A person's photo; without one, or when it does not come, the initials.

import { useEffect, useState } from 'react';
import { initialsOf } from '../format/names.ts';
import './face.css';

export interface FaceProps {
  fullName: string;
  photo: string | null;
  size?: 'small' | 'large';
  /** The picture is recorded but did not load. */
  onLost?: () => void;
}

/** Has no label, because the name always stands beside it. */
export function Face({ fullName, photo, size = 'small', onLost }: FaceProps) {
  const [isLost, setLost] = useState(false);
  useEffect(() => setLost(false), [photo]);
  return (
    <span className="r-face" data-size={size} aria-hidden>
      {photo === null || isLost ? (
        initialsOf(fullName)
      ) : (
        <img
          src={photo}
          alt=""
          decoding="async"
          onError={() => {
            setLost(true);
            onLost?.();
          }}
        />
      )}
    </span>
  );
}
