/**
 * The limit the product is held against: what the same PostgreSQL gives with nothing around it. Run as a program it is a bare
 * `node:http` + `pg` handler on the database in DATABASE_URL: `POST /` stores a lead, `GET /` lists the newest twenty without a
 * count. It checks nothing, keeps no history and no key, and its session runs no triggers.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const INSERT = `INSERT INTO leads (id, reference, type, full_name, email, phone, phone_e164, details, source)
  VALUES (uuidv7(), $1, $2, $3, $4, $5, $5, $6, $7) RETURNING id, reference, type, status, created_at`;
const LIST = `SELECT l.*, u.name AS assignee_name FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
  WHERE l.quarantined_at IS NULL AND l.merged_into IS NULL ORDER BY l.created_at DESC, l.id DESC LIMIT 20`;

function serve() {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    options: '-c session_replication_role=replica -c random_page_cost=1.1',
  });
  const handle = async (request, response) => {
    if (request.method === 'GET') return send(response, 200, (await pool.query({ name: 'list', text: LIST })).rows);
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { type, personalInfo, contactForm, source } = JSON.parse(Buffer.concat(chunks).toString());
    const { fullName, email, phone } = personalInfo;
    const reference = `KC${Math.random().toString(36).slice(2, 12)}`;
    const values = [reference, type, fullName, email, phone, JSON.stringify(contactForm), JSON.stringify(source)];
    send(response, 201, (await pool.query({ name: 'create', text: INSERT, values })).rows[0]);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((failure) => send(response, 500, { message: failure.message }));
  });
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`bare handler: http://127.0.0.1:${server.address().port}\n`),
  );
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
