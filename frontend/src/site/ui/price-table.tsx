import './price-table.css';

interface PriceTableProps {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** It stands beside something else. */
  readonly narrow?: boolean;
}

/** Names and amounts, ruled like a price list. */
export function PriceTable({ rows, narrow }: PriceTableProps) {
  return (
    <table className={`price-table${narrow ? ' price-table--narrow' : ''}`}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
