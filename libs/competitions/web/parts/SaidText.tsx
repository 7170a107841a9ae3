// A text with its look: what signs stand for is drawn, and every address opens beside.

import { Fragment } from 'react';
import { saidParts, type SaidPart, type SaidWords } from '@rampa/competitions/domain';

export function SaidText({ text }: { text: string }) {
  return saidParts(text).map((part, at) => <Part key={at} of={part} />);
}

function Part({ of: { kind, lines } }: { of: SaidPart }) {
  if (kind === 'head') return <p data-head>{lines.map(words)}</p>;
  if (kind === 'text')
    return (
      <p>
        {lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 ? <br /> : null}
            {words(line)}
          </Fragment>
        ))}
      </p>
    );
  const List = kind === 'list' ? 'ul' : 'ol';
  return (
    <List>
      {lines.map((line, at) => (
        <li key={at}>{words(line)}</li>
      ))}
    </List>
  );
}

const words = (line: readonly SaidWords[]) =>
  line.map(({ text, look, href }, at) => {
    if (href === undefined) return look === undefined ? text : look === 'bold' ? <b key={at}>{text}</b> : <i key={at}>{text}</i>; // prettier-ignore
    return (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
