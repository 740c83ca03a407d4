/** What a receiver needs to know that a delivery is ours: with the Standard Webhooks libraries, and without any. */
export const snippets = {
  javascript: {
    label: 'Node.js',
    install: 'npm install standardwebhooks',
    code: `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.RATEWRIGHT_WEBHOOK_SECRET);

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks); // the bytes as they came, not parsed JSON
  try {
    const event = webhook.verify(body, request.headers);
    response.writeHead(204).end();
    console.log(event.data.id, event.meta.type); // the id is new, or it was here before
  } catch {
    response.writeHead(401).end();
  }
}).listen(8080);
`,
  },
  python: {
    label: 'Python',
    install: 'pip install standardwebhooks',
    code: `import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["RATEWRIGHT_WEBHOOK_SECRET"])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = webhook.verify(body, dict(self.headers))
            self.send_response(204)
            print(event["data"]["id"], event["meta"]["type"])
        except (WebhookVerificationError, ValueError):
            self.send_response(401)
        self.end_headers()


HTTPServer(("", 8080), Receiver).serve_forever()
`,
  },
  php: {
    label: 'PHP',
    install: null,
    code: `<?php
// No library: an HMAC with SHA-256 over id, time and the body as it came.
$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$given = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');

$secret = getenv('RATEWRIGHT_WEBHOOK_SECRET'); // whsec_…
if (!$secret) {
    http_response_code(500); // with an empty key anybody could sign
    exit;
}
$key = base64_decode(substr($secret, strlen('whsec_')));
$signature = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));

$isOurs = array_filter($given, fn ($one) => hash_equals($signature, $one));
$isRecent = ctype_digit($time) && abs(time() - (int) $time) <= 300;
if (!$isOurs || !$isRecent) {
    http_response_code(401);
    exit;
}
http_response_code(204);
$event = json_decode($body, true);
error_log($id . ' ' . $event['meta']['type']);
`,
  },
} as const;

export type SnippetLanguage = keyof typeof snippets;
export const snippetLanguages = Object.keys(snippets) as SnippetLanguage[];
