// The file that templates of papers import: `#import "/words.typ": fitted`.

import words from './words.typ?raw';

export const PAPER_WORDS = { '/words.typ': words };
