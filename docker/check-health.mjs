/** Ends with 0 where the server in this container is ready for work, with 1 where it is not. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 5001}/api/health/ready`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);
