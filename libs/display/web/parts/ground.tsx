// The organizer's own picture under everything, behind a veil that keeps the words readable.

export function Ground({ picture }: { picture: string | null }) {
  return picture === null ? null : (
    <div className="hall-ground" aria-hidden>
      <img src={picture} alt="" decoding="async" />
    </div>
  );
}
