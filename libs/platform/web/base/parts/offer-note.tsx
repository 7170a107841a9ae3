// The legal note that the site is no offer: in the footer, and at the end of pages without one.

import './offer-note.css';

export function OfferNote() {
  return (
    <p className="r-offer">
      Сайт носит исключительно информационный характер и не является публичной офертой, определяемой положениями
      статьи&nbsp;437 Гражданского кодекса Российской Федерации.
    </p>
  );
}
