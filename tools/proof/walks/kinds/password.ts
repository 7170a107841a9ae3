/** The password of every account. */
export const PASSWORD = 'Верный конь и батарея';
