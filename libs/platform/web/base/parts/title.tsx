import type { CSSProperties } from 'react';
import { awardColors } from './award-colors.ts';
import './title.css';

export interface TitleProps {
  /** «Лауреат I степени» */
  title: string;
  /** The award's colour as it is stored. */
  color: string;
}

/** An award: a chip on light pages, a bar with the word on the dark stage. */
export function Title({ title, color }: TitleProps) {
  const { ground, text, stage } = awardColors(color);
  const style = { '--r-title-ground': ground, '--r-title-text': text, '--r-title-stage': stage } as CSSProperties;
  return (
    <span className="r-title" style={style}>
      {title}
    </span>
  );
}
