/** Keeps a column of words inside its height: while it is too full, its parts give way one after the other. Knows no parts. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Measures after every render. What has to give way stands in the element's `data-without`, for the style sheet.
 * @param order what gives way first comes first
 */
export function useGiveWay(order: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const column = ref.current;
    if (column === null) return;
    for (let count = 0; count <= order.length; count++) {
      column.dataset.without = order.slice(0, count).join(' ');
      if (column.scrollHeight <= column.clientHeight) return;
    }
  });
  return ref;
}
