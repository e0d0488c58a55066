/** Packs rectangles onto pages, shelf by shelf; knows no pictures. */

export interface Size {
  readonly id: string;
  readonly w: number;
  readonly h: number;
}

export interface Placed extends Size {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export interface Packing {
  /** Size of each page in pixels, just large enough. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly placed: readonly Placed[];
}

/** Tallest first, left to right, `gutter` pixels round each. Throws if one is larger than a page. */
export function pack(sizes: readonly Size[], pageSize: number, gutter: number): Packing {
  const placed: Placed[] = [];
  const cursor = { page: 0, x: gutter, y: gutter, shelf: 0 };
  for (const size of [...sizes].sort((a, b) => b.h - a.h)) {
    if (Math.max(size.w, size.h) + 2 * gutter > pageSize) throw new Error(`${size.id} is larger than a page`);
    if (cursor.x + size.w + gutter > pageSize) {
      Object.assign(cursor, { x: gutter, y: cursor.y + cursor.shelf + gutter, shelf: 0 });
    }
    if (cursor.y + size.h + gutter > pageSize) {
      Object.assign(cursor, { page: cursor.page + 1, x: gutter, y: gutter, shelf: 0 });
    }
    placed.push({ ...size, page: cursor.page, x: cursor.x, y: cursor.y });
    cursor.x += size.w + gutter;
    cursor.shelf = Math.max(cursor.shelf, size.h);
  }
  const pages = Array.from({ length: cursor.page + 1 }, (_, page) => {
    const on = placed.filter((p) => p.page === page);
    return {
      width: Math.max(...on.map((p) => p.x + p.w)) + gutter,
      height: Math.max(...on.map((p) => p.y + p.h)) + gutter,
    };
  });
  return { pages, placed };
}
