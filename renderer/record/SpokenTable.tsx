/** The numbers of a plot as a table, for those who do not see the plot. Knows no meaning of them. */

interface SpokenTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
}

export function SpokenTable({ caption, columns, rows }: SpokenTableProps) {
  return (
    <div class="srOnly">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A place in a plot, for CSS. @param share 0 … 1 */
export const percentOf = (share: number): string => `${(100 * share).toFixed(2)}%`;
