// A server's message that may contain html: only plain formatting and links remain.

import { useEffect, useState } from 'react';

const TAGS = ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a'];
const MARKUP = /[<&]/;

export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<string | null>(null);
  const hasMarkup = MARKUP.test(html);
  useEffect(() => {
    if (!hasMarkup) return;
    let isCurrent = true;
    void import('dompurify').then(({ default: purify }) => {
      if (isCurrent) setClean(purify.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ['href'] }));
    });
    return () => {
      isCurrent = false;
    };
  }, [html, hasMarkup]);
  if (!hasMarkup) return html;
  // Plain text until the sanitizer has loaded.
  if (clean === null) return html.replaceAll(/<[^>]*>/g, ' ');
  return <span dangerouslySetInnerHTML={{ __html: clean }} />;
}
