import { useState, type ReactNode } from 'react';

export interface OwnPictureProps {
  src: string;
  className?: string;
  /** Shown when the picture cannot be read. */
  instead?: ReactNode;
}

/** The organizer's own picture. A missing or broken one shows no browser icon in the hall. */
export function OwnPicture({ src, className, instead = null }: OwnPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return instead;
  return <img className={className} src={src} alt="" decoding="async" onError={() => setBroken(src)} />;
}
