/** How every QR code of a link is drawn: strongest error correction, `margin` in modules, `width` in pixels. */
export const QR_CODE = { errorCorrectionLevel: 'H', margin: 2, width: 500 } as const;
