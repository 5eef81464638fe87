import './price-table.css';

interface PriceTableProps {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** Names and amounts, ruled like a price list. */
export function PriceTable({ rows }: PriceTableProps) {
  return (
    <table className="price-table">
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
