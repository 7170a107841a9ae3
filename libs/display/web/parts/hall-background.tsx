// The organizer's own picture behind everything, with a veil that keeps the words readable.

import { OwnPicture } from './own-picture.tsx';

export function HallBackground({ picture }: { picture: string | null }) {
  return picture === null ? null : (
    <div className="hall-background" aria-hidden>
      <OwnPicture src={picture} />
    </div>
  );
}
