import { useState, type ReactNode } from 'react';

export interface OwnPictureProps {
  src: string;
  className?: string;
  /** Stands in the place of a picture that cannot be read. */
  instead?: ReactNode;
}

/** The organizer's own picture. One that is lost or broken leaves no sign of a browser in the hall. */
export function OwnPicture({ src, className, instead = null }: OwnPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return instead;
  return <img className={className} src={src} alt="" decoding="async" onError={() => setBroken(src)} />;
}
