/**
 * The baseline that the product is compared with: a bare `node:http` + `pg` handler on the database in DATABASE_URL.
 * - `POST /` stores a lead and `GET /` lists the newest twenty without a total. There is no validation, history or key,
 *   and the session runs no triggers.
 * - `POST /promises` keeps the same promises as the product, for one submission at a time: it stores the lead, its
 *   history and its key in one transaction, with all triggers.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const INSERT = `INSERT INTO leads (id, reference, type, full_name, email, phone, phone_e164, details, source)
  VALUES (uuidv7(), $1, $2, $3, $4, $5, $5, $6, $7) RETURNING id, reference, type, status, created_at`;
const HISTORY = `INSERT INTO audit_events (action, subject_type, subject_id, details) VALUES ('lead.created', 'lead', $1, $2)`;
const KEY = 'INSERT INTO idempotency_keys (key, body_hash, answer) VALUES ($1, $2, $3)';
const LIST = `SELECT l.*, u.name AS assignee_name FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
  WHERE l.quarantined_at IS NULL AND l.merged_into IS NULL ORDER BY l.created_at DESC, l.id DESC LIMIT 20`;

function serve() {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    options: '-c session_replication_role=replica -c random_page_cost=1.1',
  });
  const keeping = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const handle = async (request, response) => {
    if (request.method === 'GET') return send(response, 200, (await pool.query({ name: 'list', text: LIST })).rows);
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { type, personalInfo, contactForm, source } = JSON.parse(body.toString());
    const { fullName, email, phone } = personalInfo;
    const reference = `KC${Math.random().toString(36).slice(2, 12)}`;
    const values = [reference, type, fullName, email, phone, JSON.stringify(contactForm), JSON.stringify(source)];
    const create = { name: 'create', text: INSERT, values };
    const stored =
      request.url === '/promises' ? await keepPromises(keeping, create, body) : (await pool.query(create)).rows[0];
    send(response, 201, stored);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((failure) => send(response, 500, { message: failure.message }));
  });
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`bare handler: http://127.0.0.1:${server.address().port}\n`),
  );
}

/** Stores a lead, its history and the response under its key, in one transaction. */
async function keepPromises(pool, create, body) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const [lead] = (await client.query(create)).rows;
    await client.query({ name: 'history', text: HISTORY, values: [lead.id, JSON.stringify({ type: lead.type })] });
    const bodyHash = createHash('sha256').update(body).digest();
    await client.query({ name: 'key', text: KEY, values: [lead.id, bodyHash, JSON.stringify(lead)] });
    await client.query('COMMIT');
    return lead;
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  } finally {
    client.release();
  }
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
