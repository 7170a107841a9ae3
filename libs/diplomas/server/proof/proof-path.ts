/** The page that a paper's code opens. */
export const PROOF_PATH = '/paper';

export const proofPath = (code: string): string => `${PROOF_PATH}/${code}`;
