/** Exits with 0 if the server in this container is ready, otherwise with 1. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 5001}/api/health/ready`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);
