// Whose event it is: the organizer's logo and company, in the header of a page of that event.

import { useEffect, useState } from 'react';
import { boundNames } from '@rampa/kernel';
import { initialsOf, softened } from '../format/names.ts';
import './company.css';

/** The logo's place is the same with a picture, with the initials, and while the picture is on its way. */
export function Company({ companyName, logoPath }: { companyName: string; logoPath: string | null }) {
  const [isLost, setLost] = useState(false);
  useEffect(() => setLost(false), [logoPath]);
  if (companyName === '' && logoPath === null) return null;
  return (
    <span className="r-company" title={companyName}>
      <span className="r-company-logo" aria-hidden>
        {logoPath === null || isLost ? (
          initialsOf(companyName)
        ) : (
          <img src={logoPath} alt="" width={45} height={45} decoding="async" onError={() => setLost(true)} />
        )}
      </span>
      <span className="r-company-name">{softened(boundNames(companyName))}</span>
    </span>
  );
}
