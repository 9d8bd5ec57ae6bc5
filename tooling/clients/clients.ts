import { homedir } from 'node:os';
import { join } from 'node:path';

/** How a client is generated, built and run: shell commands, in a folder of its own. */
export interface GeneratedClient {
  readonly name: string;
  /** Programs that have to be there. */
  readonly needs: readonly string[];
  readonly generate: string;
  readonly run: string;
}

const generator = '7.25.0';
const jar = join(homedir(), '.m2/repository/org/openapitools/openapi-generator-cli', generator, `openapi-generator-cli-${generator}.jar`);
const openapiGenerator = `[ -f "${jar}" ] || mvn -q dependency:get -Dartifact=org.openapitools:openapi-generator-cli:${generator}
java -jar "${jar}" generate -i "$DOCUMENT" -o generated`;

const java = (program: string, options = '') => ({
  needs: ['java', 'mvn'],
  generate: `${openapiGenerator} -g java ${options}
cp "$PROGRAMS/${program}.java" generated/src/main/java/
cd generated && mvn -q -DskipTests compile dependency:build-classpath -Dmdep.outputFile=classpath.txt`,
  run: `java -cp "generated/target/classes:$(cat generated/classpath.txt)" ${program}`,
});

const oapiCodegen = (program: string, options = '') => ({
  needs: ['go'],
  generate: `mkdir client && printf 'module handbill\\n\\ngo 1.24\\n' > go.mod
echo '{ package: client, generate: { models: true, client: true }, output: client/client.gen.go, output-options: { ${options} } }' > settings.yaml
go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -config settings.yaml "$DOCUMENT"
cp "$PROGRAMS/${program}.go" main.go && go mod tidy && go build -o program .`,
  run: './program',
});

const node = (program: string, packages: string, generate: string) => ({
  needs: ['npm'],
  generate: `echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact typescript@5.9.3 esbuild@0.28.2 @types/node@24.19.2 ${packages}
${generate}
cp "$PROGRAMS/${program}.mts" program.mts && cp "$PROGRAMS/scenario.mts" .
npx tsc --noEmit --strict --skipLibCheck --target es2024 --module esnext --moduleResolution bundler --allowImportingTsExtensions --types node program.mts
npx esbuild program.mts --bundle --packages=external --platform=node --format=esm --outfile=program.mjs --log-level=warning`,
  run: 'node program.mjs',
});

/** Every generator with its version, in its default settings but for those given here; `docs/rest.md` has the same as a table. */
export const clients: readonly GeneratedClient[] = [
  { name: `openapi-generator ${generator}: Java`, ...java('Check') },
  { name: `openapi-generator ${generator}: Java, library=native, to clear a field`, ...java('ClearField', '--library native') },
  {
    name: `openapi-generator ${generator}: Python`,
    needs: ['java', 'mvn', 'python3'],
    generate: `${openapiGenerator} -g python
python3 -m venv venv && venv/bin/pip -q install ./generated`,
    run: 'venv/bin/python "$PROGRAMS/python.py"',
  },
  {
    name: `openapi-generator ${generator}: Go, useOneOfDiscriminatorLookup`,
    needs: ['java', 'mvn', 'go'],
    generate: `${openapiGenerator} -g go --additional-properties=useOneOfDiscriminatorLookup=true
mkdir -p generated/program && cp "$PROGRAMS/go.go" generated/program/main.go
cd generated && go mod tidy && go build -o ../program ./program`,
    run: './program',
  },
  {
    name: 'openapi-python-client 0.29.1',
    needs: ['python3'],
    generate: `python3 -m venv venv && venv/bin/pip -q install openapi-python-client==0.29.1
PATH="$PWD/venv/bin:$PATH" openapi-python-client generate --path "$DOCUMENT" --output-path generated --overwrite
venv/bin/pip -q install ./generated`,
    run: 'venv/bin/python "$PROGRAMS/openapi-python-client.py"',
  },
  { name: 'oapi-codegen 2.8.2', ...oapiCodegen('oapi-codegen') },
  { name: 'oapi-codegen 2.8.2, nullable-type, to clear a field', ...oapiCodegen('oapi-codegen-nullable', 'nullable-type: true') },
  {
    name: 'openapi-typescript 7.13.0',
    ...node('openapi-typescript', 'openapi-typescript@7.13.0 openapi-fetch@0.17.0', 'npx openapi-typescript "$DOCUMENT" -o schema.d.ts'),
  },
  { name: '@hey-api/openapi-ts 0.99.0', ...node('hey-api', '@hey-api/openapi-ts@0.99.0', 'npx openapi-ts -i "$DOCUMENT" -o hey-api') },
  {
    name: '@hey-api/openapi-ts 0.99.0, full profile, to stream and to repeat',
    ...node('hey-api-full', '@hey-api/openapi-ts@0.99.0', 'npx openapi-ts -i "$FULL_DOCUMENT" -o hey-api'),
  },
  { name: 'orval 8.30.0', ...node('orval', 'orval@8.30.0 axios@1.13.2', 'npx orval --input "$DOCUMENT" --output orval.ts') },
];
