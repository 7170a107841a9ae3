// What the site is not: in the footer, and at the end of every page that has none.

import './offer-note.css';

export function OfferNote() {
  return (
    <p className="r-offer">
      Сайт носит исключительно информационный характер и не является публичной офертой, определяемой положениями
      статьи&nbsp;437 Гражданского кодекса Российской Федерации.
    </p>
  );
}
