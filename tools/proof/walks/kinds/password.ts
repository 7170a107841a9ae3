/** Of everybody who has an account. */
export const PASSWORD = 'Верный конь и батарея';
