// Whose event it is: the organizer's logo and company, in the header of a page of that event.

import './company.css';

export function Company({ companyName, logoPath }: { companyName: string; logoPath: string | null }) {
  if (companyName === '' && logoPath === null) return null;
  return (
    <span className="r-company">
      {logoPath === null ? null : <img src={logoPath} alt="" width={45} height={45} />}
      <span>{companyName}</span>
    </span>
  );
}
