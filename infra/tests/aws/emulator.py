"""Starts ministack, an emulator of AWS, with what it lacks for the site's template.

The template, the functions and the commands run on it as they are. Each adjustment below names the gap that it closes;
once a release of ministack closes it, the adjustment goes.
"""

import io
import re
import zipfile

from ministack import app
from ministack.core import iam_evaluator, lambda_runtime
from ministack.services import apigateway, cloudfront, lambda_svc, s3
from ministack.services.cloudformation import provisioners

MISSING = []


def adjusts(gap):
    """Marks an adjustment, and prints its gap at the start."""

    def mark(adjustment):
        MISSING.append((gap, adjustment))
        return adjustment

    return mark


@adjusts("An HTTP API has no routes if its template defines them as an OpenAPI document")
def routes_of_body():
    resource = provisioners._RESOURCE_HANDLERS["AWS::ApiGatewayV2::Api"]
    create, update = resource["create"], resource["update"]

    def add_routes(api_id, properties):
        apigateway._routes[api_id] = {}
        apigateway._integrations[api_id] = {}
        for path, operations in properties["Body"]["paths"].items():
            for method, operation in operations.items():
                integration = "x-amazon-apigateway-integration"
                if integration not in operation:
                    continue
                properties_of_integration = {"ApiId": api_id, "IntegrationUri": operation[integration]["uri"]}
                integration_id, _ = provisioners._apigw_v2_integration_create("", properties_of_integration, "")
                key = "$default" if operation.get("isDefaultRoute") else f"{method.upper()} {path}"
                route = {"ApiId": api_id, "RouteKey": key, "Target": f"integrations/{integration_id}"}
                provisioners._apigw_v2_route_create("", route, "")

    def create_with_routes(logical_id, properties, *rest):
        api_id, attributes = create(logical_id, properties, *rest)
        add_routes(api_id, properties)
        return api_id, attributes

    def update_with_routes(physical_id, before, properties, *rest):
        api_id, attributes = update(physical_id, before, properties, *rest)
        add_routes(api_id, properties)
        return api_id, attributes

    resource.update(create=create_with_routes, update=update_with_routes)


@adjusts("An HTTP API sends its functions no stage variables, and cookies as a header instead of a list")
def events_of_api():
    execute = lambda_svc._execute_function_with_config_scope

    def execute_with_variables(record, event, *rest, **options):
        context = event.get("requestContext", {}) if isinstance(event, dict) else {}
        if "apiId" in context:
            headers = dict(event["headers"])
            cookies = [cookie.strip() for cookie in headers.pop("cookie", "").split(";") if cookie.strip()]
            variables = apigateway._get_stage_variables(context["apiId"], context["stage"])
            event = {**event, "headers": headers, "stageVariables": variables}
            event.update({"cookies": cookies} if cookies else {})
        return execute(record, event, *rest, **options)

    lambda_svc._execute_function_with_config_scope = execute_with_variables


@adjusts("An alarm over several metrics is refused; here it watches the first of them")
def alarms_of_several_metrics():
    record = provisioners._cw_metric_alarm_record

    def record_of_first(name, properties):
        metrics = properties.get("Metrics")
        if not metrics:
            return record(name, properties)
        first = next(metric["MetricStat"] for metric in metrics if "MetricStat" in metric)
        rest = {key: value for key, value in properties.items() if key != "Metrics"}
        watched = {"Period": first["Period"], "Statistic": first["Stat"], **first["Metric"]}
        return record(name, {**rest, **watched})

    provisioners._cw_metric_alarm_record = record_of_first


@adjusts("A bucket loses its tags, by which the CDK knows whether it may empty it")
def tags_of_buckets():
    configure = provisioners._s3_apply_configurations

    def configure_with_tags(name, properties, *rest):
        provisioners._s3._bucket_tags[name] = {tag["Key"]: tag["Value"] for tag in properties.get("Tags", [])}
        return configure(name, properties, *rest)

    provisioners._s3_apply_configurations = configure_with_tags


@adjusts("The address of an HTTP API has a port, and its name is found in no DNS")
def origin_with_port():
    origin_of, target_of = cloudfront._dataplane_origin, cloudfront._origin_connect_target

    def origin_of_api(element):
        origin = origin_of(element)
        name, _, port = origin["domain_name"].partition(":")
        return {**origin, "https_port": int(port)} if port else origin

    def target_on_this_machine(origin, viewer_is_https):
        name, port, use_https = target_of(origin, viewer_is_https)
        return "localhost" if ".execute-api." in name else name, port, use_https

    cloudfront._dataplane_origin = origin_of_api
    cloudfront._origin_connect_target = target_on_this_machine


@adjusts("CloudFront reads a bucket as if without TLS, which the bucket's policy denies, and takes visitors for plain http")
def reads_over_tls():
    allows, respond = s3._cloudfront_origin_allows, cloudfront.handle_viewer_request

    def allows_over_tls(*request):
        iam_evaluator.pin_request_origin("127.0.0.1", True)
        return allows(*request)

    async def respond_over_tls(distribution, method, path, raw_uri, raw_query, headers, *rest):
        headers = {**headers, "x-forwarded-proto": "https"}
        return await respond(distribution, method, path, raw_uri, raw_query, headers, *rest)

    s3._cloudfront_origin_allows = allows_over_tls
    cloudfront.handle_viewer_request = respond_over_tls


@adjusts("A function that names the certificates of Lambda's own image finds no such file")
def certificates_of_image():
    lambda_runtime._RESERVED_RUNTIME_ENV_VARS.add("AWS_CA_BUNDLE")


@adjusts("A layer is not mounted at /opt, where the CDK's copying of files expects the AWS CLI, and output ends a function")
def command_of_layer():
    change_code(
        rb"\[aws\] \+ list\(args\)",
        b'[__import__("sys").executable, os.environ["_LAMBDA_LAYERS_DIRS"] + "/awscli/aws", *args],'
        b" stdout=subprocess.DEVNULL",
    )


@adjusts("CloudFormation is reached at a port, which the CDK's functions leave out of its address")
def port_of_cloudformation():
    change_code(rb"hostname: ?(\w+)\.hostname", rb"hostname:\1.hostname,port:\1.port")


def change_code(pattern, replacement):
    """Changes the CDK's own functions, which have one short file."""
    spawn = lambda_runtime.Worker._spawn

    def spawn_changed(worker, *rest, **options):
        worker.code_zip = changed(worker.code_zip, pattern, replacement)
        return spawn(worker, *rest, **options)

    lambda_runtime.Worker._spawn = spawn_changed


def changed(code, pattern, replacement):
    source = zipfile.ZipFile(io.BytesIO(code))
    if not any(name in ("index.py", "index.js") for name in source.namelist()):
        return code
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as written:
        for name in source.namelist():
            written.writestr(name, re.sub(pattern, replacement, source.read(name)))
    return target.getvalue()


def start():
    for gap, adjustment in MISSING:
        print(f"Adjusted: {gap}.", flush=True)
        adjustment()
    # ministack would take the machine's port 443 too.
    app._port_is_bindable = lambda *_: False
    app.main()


if __name__ == "__main__":
    start()
